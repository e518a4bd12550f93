/** As React writes it for a picture with `preload="high"` of components/site/picture.tsx. */
export const FIRST_PICTURE = /<link rel="preload" as="image"[^>]* fetchPriority="high"/

/** A font that is loaded; the stand-ins of app/stand-in-fonts.css are on the visitor's machine. */
const FONT = /@font-face\{[^}]*\burl\([^}]*\}/g

/** Without scripts the fonts are asked for at once. */
export const WAITING = '<style media="(scripting:none)">'

/** Whoever has the worker for pictures has been here, and has the fonts. A background tab draws no frame. */
export const FONTS_SCRIPT = `(()=>{const fonts=document.currentScript.previousElementSibling;
const show=()=>{fonts.media="all"};
if(document.hidden||navigator.serviceWorker?.controller)show();
else addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>requestAnimationFrame(show)))})()`

type Styles = { html: string; texts: string[] }

/**
 * Fonts and the largest picture of a page share the line. On a page that preloads its picture, the fonts are asked for after the first
 * frame, which shows their stand-ins anyway: the picture comes earlier, and the fonts when they came before.
 */
export function writeStyles(css: string, head: string): Styles {
  const fonts = css.match(FONT)
  if (!fonts || !FIRST_PICTURE.test(head)) return { html: `<style>${css}</style>`, texts: [css] }
  const [atOnce, late] = [css.replace(FONT, ''), fonts.join('')]
  return {
    html: `<style>${atOnce}</style>${WAITING}${late}</style><script>${FONTS_SCRIPT}</script>`,
    texts: [atOnce, late],
  }
}
