import { describe, expect, it } from 'vitest';
import { rulesOf, unlayered } from './unlayered.ts';

describe('a sheet without its layers', () => {
  it('given rules in layers, then they stand in the order of the layers, with the specificity of two elements more', () => {
    expect(unlayered('@layer a,b;@layer a{.a,.b:hover{color:red}}@layer b{.c::before{content:"}"}}')).toBe(
      '.a:not(x y),.b:hover:not(x y){color:red}.c:not(x y)::before{content:"}"}',
    );
  });

  it('given custom properties, then they keep their specificity, so that a product sets them on the theme', () => {
    expect(unlayered('@layer a{.t{--x:1;color:red}}')).toBe('.t{--x:1}.t:not(x y){color:red}');
  });

  it('given preferences and cursors, then they are important', () => {
    expect(unlayered('@layer earn.preferences{.t{animation:none}}@layer earn.components{.b{cursor:help}}')).toBe(
      '.t:not(x y){animation:none!important}.b:not(x y){cursor:help!important}',
    );
  });

  it('given conditions and keyframes, then they stay', () => {
    expect(unlayered('@layer a{@media print{.t{color:red}}}@keyframes k{to{opacity:0}}')).toBe(
      '@media print{.t:not(x y){color:red}}@keyframes k{to{opacity:0}}',
    );
  });

  it('given commas in brackets, then a selector is not cut there', () => {
    expect(unlayered('@layer a{:is(.a,.b) .c{color:red}}')).toBe(':is(.a,.b) .c:not(x y){color:red}');
  });

  it('given a statement, then it is a rule without a block', () => {
    expect(rulesOf('@charset "a;b";.a{}')).toEqual([
      { head: '@charset "a;b"', body: undefined },
      { head: '.a', body: '' },
    ]);
  });
});
