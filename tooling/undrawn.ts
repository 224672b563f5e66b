/*
 * Tests in a browser read layout, styles and the accessibility tree, never pixels. Each runs in a frame of Vitest's page: one
 * with an opacity of 0 is laid out and hit as any other, and the browser rasterizes nothing of it, which saves a fifth of its time.
 */
if (window.frameElement !== null) (window.frameElement as HTMLElement).style.opacity = '0';
