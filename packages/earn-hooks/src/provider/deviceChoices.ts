/*
 * What a person chose last, kept on this device for their next visit. A key has two dots, `earnkit.fixed.reinvest`, and goes with a
 * sign-out: the next person of the browser begins with the defaults. A key with one dot is a choice for the device and stays.
 */

const PERSONAL = /^earnkit\.\w+\./;

/** Removes what the person who signed out chose on this device. */
export function forgetChoices(): void {
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
