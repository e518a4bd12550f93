import { drawLogo } from './drawings/logo.ts'
import { drawPortrait } from './drawings/portrait.ts'

type Drawing = (context: OffscreenCanvasRenderingContext2D, name: string) => void

export const drawings: Record<string, Drawing> = { logo: drawLogo, portrait: drawPortrait }
