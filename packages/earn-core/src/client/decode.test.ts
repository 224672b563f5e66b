import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_LENGTH, engineKeepsSource, isNestedDeeper, parseExact } from './readAnswer.ts';

describe.each([
  ["the engine's own parser", true],
  ['the lossless parser', false],
])('parseExact with %s', (_name, native) => {
  it('this engine has the native reviver source, so that both parsers are tested', () => expect(engineKeepsSource).toBe(true));

  it('gives numbers as their source text', async () => {
    expect(
      await parseExact(
        '{"a":1,"b":[-0,0.10,1e-8,1E+2,12345678901234567890.123456789012345678901234567890],"c":"1","d":null,"e":true}',
        native,
      ),
    ).toEqual({
      a: '1',
      b: ['-0', '0.10', '1e-8', '1E+2', '12345678901234567890.123456789012345678901234567890'],
      c: '1',
      d: null,
      e: true,
    });
    expect(await parseExact('12.50', native)).toBe('12.50');
  });

  it('given NUL and lone surrogates, then each becomes the replacement character, and whole characters stay (D13)', async () => {
    const broken = String.raw`["a\u0000b","\ud800","\udc00x","\ud83d\ude00",{"coin":"\ud83dUSDT"},"\\ud800"]`;
    expect(await parseExact(broken, native)).toEqual([
      'a\ufffdb',
      '\ufffd',
      '\ufffdx',
      '\u{1f600}',
      { coin: '\ufffdUSDT' },
      String.raw`\ud800`,
    ]);
  });

  it('returns the same as JSON.parse for everything but numbers', async () => {
    const asText = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_key, part: unknown) => (typeof part === 'number' ? JSON.stringify(part) : part));
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
        expect(await parseExact(JSON.stringify(value, null, 1), native)).toEqual(asText(value));
      }),
    );
  });

  it.each([
    '',
    '{',
    '[1,]',
    '{"a":}',
    '{a:1}',
    '01',
    '1.',
    '.5',
    '+1',
    'NaN',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '"\u0001"',
    'undefined',
    '[1] x',
  ])('refuses %j', async (text) => {
    await expect(parseExact(text, native)).rejects.toThrow(SyntaxError);
  });

  it('keeps the last of two equal keys, and treats prototype names as ordinary keys', async () => {
    expect(await parseExact('{"a":1,"a":2}', native)).toEqual({ a: '2' });
    const parsed = (await parseExact('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', native)) as object;
    expect('polluted' in parsed).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it('rejects text that is nested too deep or too long before parsing it', async () => {
    expect(await parseExact(`${'['.repeat(32)}${']'.repeat(32)}`, native)).toBeDefined();
    await expect(parseExact(`${'['.repeat(33)}${']'.repeat(33)}`, native)).rejects.toThrow(RangeError);
    await expect(parseExact('['.repeat(1_000_000), native)).rejects.toThrow(RangeError);
    await expect(parseExact(`"${'x'.repeat(MAX_ANSWER_LENGTH)}"`, native)).rejects.toThrow(RangeError);
    await expect(parseExact(`"${'x'.repeat(MAX_ANSWER_LENGTH - 1)}"`, native)).rejects.toThrow(RangeError);
    expect(await parseExact(`"${'x'.repeat(MAX_ANSWER_LENGTH - 2)}"`, native)).toHaveLength(MAX_ANSWER_LENGTH - 2);
  });
});

describe('isNestedDeeper', () => {
  it('counts brackets outside of strings only', () => {
    expect(isNestedDeeper(String.raw`["[[[[","\"[[[","\\",{}]`, 2)).toBe(false);
    expect(isNestedDeeper('[[[]]]', 2)).toBe(true);
    expect(isNestedDeeper('[[],[],[[]]]', 3)).toBe(false);
  });
});
