/*
 * Under forced colours Chromium paints and tells a text's forced `color`, but tells the `-webkit-text-fill-color` it had
 * before, which is what axe asks first. Told nothing, axe asks for the colour that is painted.
 */
if (matchMedia('(forced-colors: active)').matches) {
  // oxlint-disable-next-line typescript/unbound-method -- called below on the style it is asked of
  const told = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (property) {
    return property === '-webkit-text-fill-color' ? '' : told.call(this, property);
  };
}
