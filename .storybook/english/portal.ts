/** What the stories of the home page, the messages and the search show beside the common words. */
export const portalWords = {
  质量部: 'Quality Department',
  空压机温度过高: 'Air compressor too hot',
  '<p>请尽快处理</p>': '<p>Please see to it soon</p>',
  国庆值班安排: 'Duty over the National Day',
  '<p>请各部门安排好值班人员</p>': '<p>Please name who is on duty in each department</p>',
  '没有未读消息。': 'No unread messages.',
  个人信息: 'Personal info',
  此人已不在企业中: 'This person is no longer in the company',
  我的应用: 'My applications',
  待处理: 'Waiting for you',
  未读消息: 'Unread messages',
  生产总览: 'Production',
}
