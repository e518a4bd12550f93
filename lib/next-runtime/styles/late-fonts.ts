/** As React writes it for a picture with `preload="high"` of components/site/picture.tsx. */
export const FIRST_PICTURE = /<link rel="preload" as="image"[^>]* fetchPriority="high"/

/** A font that is loaded; the stand-ins of app/stand-in-fonts.css are on the visitor's machine. */
const FONT = /@font-face\{[^}]*\burl\([^}]*\}/g

/** Without scripts the fonts are asked for at once. */
export const WAITING = '<style media="(scripting:none)">'

/**
 * Each font that is declared, and each that comes, has all text laid out anew. The two files that every page needs are asked for before
 * they are declared, so this happens once. Whoever has the worker for pictures has been here, and has the fonts. A tab in the background
 * may load for a long time.
 */
export const FONTS_SCRIPT = `(()=>{const fonts=document.currentScript.previousElementSibling;
const show=()=>{fonts.media="all"};
const fetchFont=({style})=>new Promise(done=>{
const [,href]=style.getPropertyValue("src").match(/url\\("?([^")]+)/);
document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload:done,onerror:done}))});
const isCommon=({style})=>style.getPropertyValue("unicode-range").startsWith("U+20-7E");
const load=()=>Promise.all([...fonts.sheet.cssRules].filter(isCommon).map(fetchFont)).then(show);
if(document.hidden||navigator.serviceWorker?.controller)show();else addEventListener("load",load)})()`

type Styles = { html: string; texts: string[] }

/**
 * Fonts and the largest picture of a page share the line. On a page that preloads its picture, the fonts are asked for when it has loaded:
 * until then the text has their stand-ins.
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
