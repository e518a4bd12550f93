/** Runs the held scripts after the first paint, or three seconds after the HTML. Background tabs do not paint. */
export const RELEASE_SCRIPT = `(()=>{
const release=()=>{for(const held of document.querySelectorAll('script[type="held"]')){const script=held.cloneNode();script.removeAttribute("type");held.replaceWith(script)}};
addEventListener("DOMContentLoaded",()=>setTimeout(release,3e3));
addEventListener("load",()=>{
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return release();
new PerformanceObserver((_,observer)=>{observer.disconnect();release()}).observe({type:"paint",buffered:true})})
})()`

export const ASYNC_SCRIPT = /<script (src="\/_next\/[^>]*? async="")>/g

/** Next's scripts in the head delay the first image. Pages are complete without them, so they wait until the first paint. */
export function holdScripts(html: string): string {
  const held = html.replace(ASYNC_SCRIPT, '<script type="held" $1>')
  return held === html ? html : held.replace('</head>', `<script>${RELEASE_SCRIPT}</script></head>`)
}
