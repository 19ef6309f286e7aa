import '../css/store-blocks.css'

export default undefined
