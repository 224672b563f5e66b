/*
 * The person's last choices, kept on this device for their next visit. A key with two dots, such as `earnkit.fixed.reinvest`, is removed
 * at a sign-out, so that the browser's next person starts with the defaults. A key with one dot is a choice for the device and stays.
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
