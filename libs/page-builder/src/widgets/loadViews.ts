/** What the widgets show. What draws charts comes later, with the first chart. */
export const loadViews = () => import(/* ahead */ './views.js')
