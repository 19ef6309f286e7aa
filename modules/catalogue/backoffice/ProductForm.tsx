import { FormScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { productEditor } from './product/editor.tsx'

const ProductForm = () => <FormScreen editor={productEditor} />
export default ProductForm
