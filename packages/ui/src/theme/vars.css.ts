import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { solid: '', solidHover: '', onSolid: '', text: '', soft: '', softHover: '', border: '' };

/**
 * All design tokens. Only the contract: importing it adds no CSS.
 * The values are in theme.css.ts; a product overrides a token by setting its custom property (`--earn-color-page`) on `.radix-themes`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      page: '',
      /** Background of dialogs, menus and cards. */
      panel: '',
      /** Quiet fill: a summary list, a key fact, a track. */
      surface: '',
      surfaceHover: '',
      /** Row or menu item under the pointer. */
      hover: '',
      active: '',
      text: '',
      muted: '',
      /** Text of what cannot be used now. */
      disabled: '',
      /** Hairline between two things. */
      line: '',
      /** Edge of a control; at least 3:1 on the page. */
      edge: '',
      edgeHover: '',
      field: '',
      overlay: '',
      focus: '',
    },
    accent: tone,
    neutral: tone,
    success: tone,
    warning: tone,
    danger: tone,
    info: tone,
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
    radius: {
      1: '',
      2: '',
      3: '',
      4: '',
      5: '',
      6: '',
      /** Corners of buttons and fields; fully round if the brand is. */
      control: '',
      /** Corners of chips, switches and bars; square if the brand has no round corners. */
      pill: '',
      /** Always a circle: coins, dots, spinners. */
      full: '',
    },
    font: { body: '', weight: { regular: '', medium: '', semibold: '' } },
    text: {
      1: { size: '', line: '' },
      2: { size: '', line: '' },
      3: { size: '', line: '' },
      4: { size: '', line: '' },
      5: { size: '', line: '' },
      6: { size: '', line: '' },
      7: { size: '', line: '' },
      8: { size: '', line: '' },
    },
    size: {
      /** Smallest target: 24 px, 44 px on a touch screen. */
      target: '',
      /** Heights of buttons and fields, from small to large. */
      control1: '',
      control2: '',
      control3: '',
      /** Height of the amount's field. */
      field: '',
      /** Height of a chip, a segment, a small control inside another. */
      chip: '',
      /** Height of a tab. */
      tab: '',
      /** Height of a table's row and of its head. */
      row: '',
      rowHead: '',
      /** Edge of a day in a calendar. */
      day: '',
      /** Width of a dialog. */
      dialog: '',
    },
    shadow: { float: '' },
    motion: { fast: '', normal: '', ease: '' },
    /** Order of what stands above the page, as `z-index`. */
    layer: { dialog: '', popup: '', toast: '' },
  },
  (_value, path) => `earn-${path.join('-')}`,
);
