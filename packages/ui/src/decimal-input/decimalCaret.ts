import { foldWidth, leadingZeros, type DecimalOutcome } from './decimalText.ts';

/**
 * Place of the caret after `raw`, with its caret at `rawCaret`, became the text of `outcome`: after the same digit;
 * at the end when it was there; after a zero added before a leading point, so that typing replaces that zero; after a refusal where it was
 * before, because the refused text was before the caret and was removed.
 */
export function caretAfter(raw: string, rawCaret: number, { text, refused }: DecimalOutcome): number {
  if (refused !== undefined) return Math.min(text.length, Math.max(0, rawCaret - (raw.length - text.length)));
  if (rawCaret >= raw.length) return text.length;
  // Accepted text consists of digits, a point and an optional minus; other characters before the caret were removed.
  const head = foldWidth(raw.slice(0, rawCaret));
  const before = figures(head).length;
  const all = figures(foldWidth(raw));
  const stay = leadingZeros(text);
  const lost = leadingZeros(all) - stay;
  const signed = text.startsWith('-');
  const behindSign = signed && head.includes('-');
  const gained = all.startsWith('.') && behindSign === signed ? 1 : 0;
  return Math.min(text.length, Math.max(Math.min(before, stay), before - lost) + gained + (behindSign ? 1 : 0));
}

function figures(text: string): string {
  return text.replace(/[^\d.]/g, '');
}
