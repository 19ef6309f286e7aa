import { ListScreen } from '#ui/backoffice/crud/EntityScreens.tsx'
import { productEditor } from './product/editor.tsx'

const ProductList = () => <ListScreen editor={productEditor} />
export default ProductList
