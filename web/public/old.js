// Modules load later than this plain script; a browser that knows none of what the site is written in says so.
(() => {
  let able = false;
  try {
    able =
      'noModule' in HTMLScriptElement.prototype && CSS.supports('color', 'light-dark(red, blue)');
  } catch (_) {
    able = false;
  }
  if (!able) {
    document.getElementById('app').textContent =
      'This browser is too old for Serai. Please use a version of Firefox, Chrome, Edge or Safari from 2024 or later.';
  }
})();
