// Change: ejected. TagsListByLetter, without the numbers that these tags lack; the original has the word "Tags:" and its own styles.
export {default} from '@theme/TagsListByLetter';
