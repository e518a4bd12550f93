import { Container } from '@/components/ui/container'

export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main">
      <Container className="grid min-h-[70dvh] content-center py-32">
        <div className="grid w-full max-w-md gap-8">{children}</div>
      </Container>
    </main>
  )
}
