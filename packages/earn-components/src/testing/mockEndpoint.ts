export { httpError, httpRefuse, losesAnswer, mockEndpoint, neverAnswers, refuse } from '@earnkit/testing/msw';
