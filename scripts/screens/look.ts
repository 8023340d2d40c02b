export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}
