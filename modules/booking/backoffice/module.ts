import { backofficeModule } from '#ui/backoffice/module.ts'

export const bookingBackoffice = backofficeModule({
  name: 'booking',
  extensions: [
    {
      entity: 'product',
      load: () => import('./product-extension.tsx').then(({ productExtension }) => productExtension),
    },
  ],
})
