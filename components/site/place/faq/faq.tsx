import { Container } from '@/components/ui/container'
import { formatPrice, LOWEST_PRICE } from '@/lib/content/packages'
import { STATES } from '@/lib/content/states'
import { FaqTopics, type CityList } from './faq-topics'

const STATE_NAMES = STATES.map(({ name }) => name)

export function Faq({ cityList }: { cityList?: CityList }) {
  return (
    <section aria-labelledby="faq" className="border-t py-16 nav:py-24">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <h2 id="faq" className="type-title">
          Before you ask
        </h2>
        <FaqTopics states={STATE_NAMES} startingPrice={formatPrice(LOWEST_PRICE)} cityList={cityList} />
      </Container>
    </section>
  )
}
