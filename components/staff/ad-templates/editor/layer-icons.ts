import { Image, type LucideIcon, RectangleHorizontal, Shapes, Tag, Type } from 'lucide-react'
import type { LayerKind } from '@/lib/ads/templates/document'

export const LAYER_ICONS: Record<LayerKind, LucideIcon> = {
  picture: Image,
  text: Type,
  badge: Tag,
  button: RectangleHorizontal,
  shape: Shapes,
}
