/*
 * `@earnkit/components/element`: the custom element `<earn-area>`, for a page without React. Importing it defines the element.
 */
import { EarnAreaElement } from './EarnAreaElement.tsx';

if (typeof customElements !== 'undefined' && !customElements.get('earn-area')) customElements.define('earn-area', EarnAreaElement);

declare global {
  interface HTMLElementTagNameMap {
    'earn-area': EarnAreaElement;
  }
}

export { EarnAreaElement, type EarnAreaEvents, type EarnElementError } from './EarnAreaElement.tsx';
export type { EarnView } from './views.tsx';
