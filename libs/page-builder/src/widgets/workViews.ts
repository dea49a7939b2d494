// Nearly every workbench has most of them: one file in the place of eight small ones.
export { AppLauncherView } from './app-launcher/AppLauncherView.js'
export { FavoritesView } from './favorites/FavoritesView.js'
export { MessagesView } from './messages/MessagesView.js'
export { NoticesView } from './notices/NoticesView.js'
export { RecentView } from './recent/RecentView.js'
export { TodosView } from './todos/TodosView.js'
