import { whenAboutToBeSeen } from './when-about-to-be-seen'

/**
 * For a picture with `data-waiting`. Browsers fetch lazy pictures from thousands of pixels away. Where scripts run, a waiting
 * picture is out of the layout, and so not fetched, until its frame is near; where none run, the browser's own rule remains.
 */
export const WAITS_OUT_OF_LAYOUT = '[@media(scripting:enabled)]:data-waiting:hidden'

/** As its `ref`. The frame around it is what is watched: the picture itself has no place in the layout until it is let in. */
export function letInWhenNear(picture: HTMLImageElement) {
  const frame = picture.parentElement
  if (!frame) return
  return whenAboutToBeSeen(frame, () => picture.removeAttribute('data-waiting'))
}
