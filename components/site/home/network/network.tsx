import { Container } from '@/components/ui/container'
import { STATISTICS } from '@/lib/content/statistics'
import { ContactSheet } from './contact-sheet'

export function Network() {
  return (
    <section aria-labelledby="network" className="border-t border-border py-20 nav:py-32">
      <Container>
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <h2 id="network" className="max-w-[16ch] type-title">
            Expansive Network, Local Videographers
          </h2>
          <p className="type-lede text-muted-foreground">
            Whoever films you lives where you work. They know the roads, the weather and whom to ask for the
            permit, and behind them stands one team that plans, edits and answers the phone.
          </p>
        </div>
        <ContactSheet />
        <dl className="mt-16 grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
          {STATISTICS.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse border-t border-border pt-5">
              <dt className="mt-2 text-muted-foreground">{label}</dt>
              <dd className="type-display leading-none tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
