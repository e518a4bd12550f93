/** Style of the page for a failed root layout and of failed pages without scripts, which cannot rely on any file. Policies contain its hash. */
export const GLOBAL_ERROR_STYLE = `
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center start; padding: 2rem; box-sizing: border-box;
    background: #100c09; color: #ece6da; font: 1.125rem/1.55 system-ui, sans-serif }
  h1 { max-width: 16ch; margin: 0; font-size: clamp(2.5rem, 6vw, 5rem); line-height: 1; letter-spacing: -0.03em }
  p { max-width: 36rem; margin: 1.5rem 0 2.5rem; color: #b5aea2 }
  button, a { justify-self: start; display: inline-block; padding: 0.875rem 1.75rem; border: 0; border-radius: 4px; background: #f5ae4a; color: #1d1209;
    font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
  button:focus-visible, a:focus-visible { outline: 2px solid #f5ae4a; outline-offset: 3px }
`
