/**
 * Marks `<html>` before the first paint while somebody is signed in; the header's own scripts run long after it. The names are
 * those of `lib/auth/viewer-cookie.ts`, which plain Node cannot load: a test compares them.
 */
export const VIEWER_SCRIPT =
  '/(?:^|; )viewer=[^;]/.test(document.cookie)&&document.documentElement.setAttribute("data-viewer","")'

export const tellViewer = (html: string): string =>
  html.replace('<head>', `<head><script>${VIEWER_SCRIPT}</script>`)
