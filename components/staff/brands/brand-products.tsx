import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { BrandRecord } from '@/lib/data/owl/brand-record'
import { staffPaths } from '@/lib/portal/staff-paths'

export const BrandProducts = ({ brand: { id, products } }: { brand: BrandRecord }) => (
  <section aria-labelledby="products" className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="products" className="type-heading">
        Products <span className="font-normal text-muted-foreground tabular-nums">{products.length}</span>
      </h2>
      <Link
        href={staffPaths.newProduct({ brand: id })}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        New product
      </Link>
    </div>
    {products.length > 0 ? (
      <ul className="divide-y border-y">
        {products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Link
              href={staffPaths.product(product.id)}
              className="[overflow-wrap:anywhere] underline underline-offset-4"
            >
              {product.name}
            </Link>
            {!product.isActive && <Badge variant="outline">Not sold any more</Badge>}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted-foreground">No product names this brand.</p>
    )}
  </section>
)
