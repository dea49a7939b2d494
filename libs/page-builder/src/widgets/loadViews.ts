/** What the widgets show, but for charts. */
export const loadViews = () => import(/* ahead */ './views.js')

/** The widgets with charts. What draws them comes later, with the first chart. */
export const loadChartViews = () => import(/* ahead */ './chartViews.js')
