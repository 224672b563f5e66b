/** Whether a key belongs to an input method. Safari ends the composition before its last key, so there only the code 229 says so. */
export const isComposing = ({ isComposing: composes, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  composes || keyCode === 229;
