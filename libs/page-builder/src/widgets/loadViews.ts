/** The widgets of numbers and things, but for charts and alarms. */
export const loadViews = () => import(/* ahead */ './views.js')

/** The widgets of work, alarms and content, and components of the company. */
export const loadWorkViews = () => import(/* ahead */ './workViews.js')

/** The widgets with charts. What draws them comes later, with the first chart. */
export const loadChartViews = () => import(/* ahead */ './chartViews.js')
