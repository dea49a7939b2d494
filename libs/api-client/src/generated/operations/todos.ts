/** @public */
export const listTodos = {
  id: 'listTodos',
  method: 'get',
  path: '/spruce/api/v1/todos',
  tag: 'todos',
} as const
/** @public */
export const addTodo = {
  id: 'addTodo',
  method: 'post',
  path: '/spruce/api/v1/todos',
  tag: 'todos',
} as const
/** @public */
export const getTodo = {
  id: 'getTodo',
  method: 'get',
  path: '/spruce/api/v1/todos/{id}',
  tag: 'todos',
} as const
/** @public */
export const editTodo = {
  id: 'editTodo',
  method: 'put',
  path: '/spruce/api/v1/todos/{id}',
  tag: 'todos',
} as const
/** @public */
export const removeTodo = {
  id: 'removeTodo',
  method: 'post',
  path: '/spruce/api/v1/todos/{id}/remove',
  tag: 'todos',
} as const
/** @public */
export const getWaitingWork = {
  id: 'getWaitingWork',
  method: 'get',
  path: '/spruce/api/v1/waiting-work',
  tag: 'todos',
} as const
