/**
 * Runs the held scripts, all at once: when the page has been painted with its first images, or three seconds after its HTML
 * has arrived. Does not wait for the paint in background tabs and in browsers without paint timing.
 */
export const RELEASE_SCRIPT = `(()=>{
const release=()=>{for(const held of document.querySelectorAll('script[type="held"]')){const script=held.cloneNode();script.removeAttribute("type");held.replaceWith(script)}};
addEventListener("DOMContentLoaded",()=>setTimeout(release,3e3));
addEventListener("load",()=>{
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return release();
new PerformanceObserver((_,observer)=>{observer.disconnect();release()}).observe({type:"paint",buffered:true})})
})()`

/** As Next writes the scripts of a page. */
export const ASYNC_SCRIPT = /<script (src="\/_next\/[^>]*? async="")>/g

/** Next's scripts in the head delay the first image. Pages are complete without them, so they wait until the first paint. */
export function holdScripts(html: string): string {
  const held = html.replace(ASYNC_SCRIPT, '<script type="held" $1>')
  return held === html ? html : held.replace('</head>', `<script>${RELEASE_SCRIPT}</script></head>`)
}
