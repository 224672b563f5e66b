import { Fragment, type ReactElement, type ReactNode } from 'react';

export interface WordsProps {
  /**
   * The text; anything else is rendered as it is.
   * @default none
   */
  children?: ReactNode;
}

/**
 * Text that stands beside other children, in an element of its own. The browser's translation replaces the texts of a page: React goes on
 * writing to a text that is no longer shown, or fails when it removes it, unless the text is the only child of its element.
 */
export function Words({ children }: WordsProps): ReactElement {
  return <>{Array.isArray(children) ? children.map(inPlace) : inSpan(children)}</>;
}

/** A piece of several. An element keeps its own key, and with it its place and its focus. */
const inPlace = (piece: ReactNode, index: number): ReactNode =>
  typeof piece === 'string' || typeof piece === 'number' ? <Fragment key={`text ${index}`}>{inSpan(piece)}</Fragment> : piece;

/** Blank texts are not translated, and in a row of a flex box an element would take a gap. Spaces around a text stay outside for its name. */
function inSpan(piece: ReactNode): ReactNode {
  if (typeof piece === 'number') return <span>{piece}</span>;
  if (typeof piece !== 'string' || piece.trim() === '') return piece;
  const text = piece.trim();
  const at = piece.indexOf(text);
  return (
    <>
      {piece.slice(0, at)}
      <span>{text}</span>
      {piece.slice(at + text.length)}
    </>
  );
}
