import { Badge } from '@/components/ui/badge'
import { PLACE_STATUS_LABELS, type PlaceStatus } from '@/lib/catalogue/places/place-list'

export const PlaceStatusBadge = ({ status }: { status: PlaceStatus }) => (
  <Badge variant={status === 'published' ? 'default' : 'secondary'}>{PLACE_STATUS_LABELS[status]}</Badge>
)
