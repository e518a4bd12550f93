import { drawArticle } from './drawings/article.ts'
import { drawLogo } from './drawings/logo.ts'

type Drawing = (context: OffscreenCanvasRenderingContext2D, name: string) => void

export const drawings: Record<string, Drawing> = {
  article: drawArticle,
  logo: drawLogo,
}
