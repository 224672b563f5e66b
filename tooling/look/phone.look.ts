import { takePictures } from './takePictures.ts';

takePictures(({ width }) => width === 375);
