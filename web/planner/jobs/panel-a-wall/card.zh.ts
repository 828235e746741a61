import type { CardWords } from '../kit/job-card.ts';

export const cardText: CardWords = {
  title: '装护墙板、墙面线条',
  find: '木饰面，墙板，石膏线，背景墙，护墙板',
  summary: '线条做格或企口板满铺，绕开门窗和插座，每格一样宽，用最省钱的长度下料。',
};
