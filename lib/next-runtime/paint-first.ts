/**
 * Runs the scripts that `paintFirst` held back, all at once: when the page is painted and has its first pictures, or three
 * seconds after its HTML. Tabs in the background paint nothing, and some browsers do not tell: those don't wait for paint.
 * The same text on every page.
 */
export const RELEASE = `(()=>{
const release=()=>{for(const held of document.querySelectorAll('script[type="held"]')){const script=held.cloneNode();script.removeAttribute("type");held.replaceWith(script)}};
addEventListener("DOMContentLoaded",()=>setTimeout(release,3e3));
addEventListener("load",()=>{
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return release();
new PerformanceObserver((_,observer)=>{observer.disconnect();release()}).observe({type:"paint",buffered:true})})
})()`

const ASYNC_SCRIPT = /<script (src="\/_next\/[^>]*? async="")>/g

/**
 * Next asks for its scripts in the head, where their download and their work come between the visitor and the first
 * picture. A page of ours is complete without them, so they are held back until it is painted.
 */
export function paintFirst(html: string): string {
  const held = html.replace(ASYNC_SCRIPT, '<script type="held" $1>')
  return held === html ? html : held.replace('</head>', `<script>${RELEASE}</script></head>`)
}
