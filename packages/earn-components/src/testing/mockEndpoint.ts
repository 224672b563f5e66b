export { httpError, httpRefuse, losesAnswer, mockEndpoint, neverAnswers, refuse } from '@earnkit/sandbox/msw';
