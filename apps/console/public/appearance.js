// Runs before the first paint, so that nobody who chose dark sees a white flash. A file of its own: the page's policy
// runs no inline script. src/preferences/preferences.ts writes what is read here.
try {
  const appearance = localStorage.getItem('earnkit.appearance');
  if (appearance === 'light' || appearance === 'dark') document.documentElement.classList.add(appearance);
} catch {
  // without storage the system's choice stands
}
